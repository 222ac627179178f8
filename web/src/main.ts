// The first thing to arrive, and small: what the page needs besides itself is asked for while it is still on its way.
import './arrive';
import { askEarly } from './api/early';
import { fetchWords } from './words/gathered';
import { language } from './words/language';

document.documentElement.lang = language;
askEarly();
fetchWords().catch(() => undefined); // reported where the words are needed
void import('./show');
