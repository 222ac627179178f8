// Numbers in the page's language, with a real minus sign.
import { language } from '../words/language';

const format = (options: Intl.NumberFormatOptions) => {
  const numbers = new Intl.NumberFormat(language, options);
  return (number: number) => numbers.format(number).replace('-', '−');
};

export const signed = format({ signDisplay: 'exceptZero', maximumFractionDigits: 1 }); // "−1.2"
export const plain = format({ maximumFractionDigits: 1 });
export const percent = format({ style: 'percent', maximumFractionDigits: 0 });
