// The first script to load, and small: it requests the page's data while the rest of the page is still loading.
import './arrive';
import { askEarly } from './api/early';
import { fetchWords } from './words/gathered';
import { language } from './words/language';

document.documentElement.lang = language;
askEarly();
fetchWords().catch(() => undefined); // reported when the words are needed
void import('./show');
