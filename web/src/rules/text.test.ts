import { describe, expect, it } from 'vitest';
import type { Option } from '../api/types';
import { choiceTitle } from './choice-title';
import { differences, optionsOf, parseRules, rulesText, withChoice } from './text';

const option = (name: string, type: Option['type'], choices: string[], standard: string): Option => ({
  name,
  type,
  choices,
  least: 0,
  most: 0,
  standard,
  help: { key: `big2.option.${name}` },
});
const options = [
  option('patterns', 'several', ['single', 'pair', 'triple'], 'single,pair'),
  option('fivecards', 'choice', ['separate', 'ranked'], 'separate'),
  option('jokers', 'flag', ['no', 'yes'], 'no'),
];

describe('rules as text', () => {
  it('are read with and without a version', () => {
    expect(parseRules('1 patterns=single,pair fivecards=ranked')).toEqual({
      patterns: 'single,pair',
      fivecards: 'ranked',
    });
    expect(parseRules('')).toEqual({});
    expect(optionsOf('1 a=b c=d')).toBe('a=b c=d');
  });

  it('name only what differs from the rule document', () => {
    expect(rulesText(options, {})).toBe('');
    expect(rulesText(options, { patterns: 'single,pair', fivecards: 'ranked' })).toBe('fivecards=ranked');
  });

  it('name what is standard behind a choice that may change what is usual', () => {
    expect(rulesText(options, { patterns: 'single', jokers: 'no' })).toBe('patterns=single jokers=no');
    expect(rulesText(options, { jokers: 'no', fivecards: 'separate' })).toBe('');
  });

  it('show the house rules of a table', () => {
    const house = differences(options, '1 patterns=single,pair,triple fivecards=separate jokers=no');
    expect(house.map((each) => [each.option.name, each.value])).toEqual([['patterns', 'single,pair,triple']]);
  });

  it('keep several choices in their order', () => {
    const patterns = options[0] as Option;
    expect(withChoice(patterns, 'pair', 'single', true)).toBe('single,pair');
    expect(withChoice(patterns, 'single,pair', 'single', false)).toBe('pair');
    expect(withChoice(patterns, 'single', 'single', true)).toBe('single');
  });
});

it('calls a value by its phrase, else by its name', () => {
  const [patterns, , jokers] = options as [Option, Option, Option];
  const phrases = { 'big2.option.patterns.pair': 'pairs' };
  expect(choiceTitle(patterns, 'single,pair', phrases)).toBe('single, pairs');
  expect(choiceTitle(jokers, 'yes', phrases)).toBe('yes');
});
