import { fetchWords } from './gathered';
import { language } from './language';

const { default: gathered } = await fetchWords();

// The words of a part of the page: those of src/PART/words, in the chosen language.
export function dictionary<W>(part: string): W {
  const words = gathered[`/src/${part === '' ? '' : `${part}/`}words/${language}.ts`];
  if (!words) throw new Error(`no words of ${part || 'the page'} for ${language}`);
  return words as W;
}
