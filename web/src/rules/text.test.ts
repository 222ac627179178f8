import { describe, expect, it } from 'vitest';
import type { Choices, Option, OptionValue } from '../api/types';
import { choiceTitle } from './choice-title';
import { differences, named, rulesText, usualNumber, withChoice } from './text';

const option = (name: string, type: Option['type'], choices: string[], standard: OptionValue): Option => ({
  name,
  type,
  choices,
  least: 0,
  most: 0,
  standard,
  help: { key: `big2.option.${name}` },
  role: 'rule',
  when: null,
});
const options = [
  option('patterns', 'several', ['single', 'pair', 'triple'], ['single', 'pair']),
  option('fivecards', 'choice', ['separate', 'ranked'], 'separate'),
  option('jokers', 'flag', ['no', 'yes'], false),
];

const text = (choices: Choices) => rulesText(named(options, choices, {}));

describe('rules', () => {
  it('are written with all of their options', () => {
    expect(rulesText({ patterns: ['single', 'pair'], jokers: true, hand: 5, suits: 'CDHS' })).toBe('patterns=single,pair jokers=yes hand=5 suits=CDHS');
    expect(rulesText({})).toBe('');
  });

  it('name only what differs from the rule document', () => {
    expect(text({})).toBe('');
    expect(text({ patterns: ['single', 'pair'], fivecards: 'ranked' })).toBe('fivecards=ranked');
  });

  it('name only what differs from the variant', () => {
    const form = { patterns: ['single', 'pair', 'triple'], fivecards: 'ranked', jokers: false };
    expect(rulesText(named(options, { patterns: ['single', 'pair', 'triple'] }, form))).toBe('');
    expect(rulesText(named(options, { fivecards: 'separate' }, form))).toBe('fivecards=separate');
  });

  it('name defaults after a choice that may change them', () => {
    expect(text({ patterns: ['single'], jokers: false })).toBe('patterns=single jokers=no');
    expect(text({ jokers: false, fivecards: 'separate' })).toBe('');
  });

  it('show the house rules of a table', () => {
    const house = differences(options, { patterns: ['single', 'pair', 'triple'], fivecards: 'separate', jokers: false }, {});
    expect(house.map((each) => [each.option.name, each.value])).toEqual([['patterns', ['single', 'pair', 'triple']]]);
  });

  it('keep several choices in their order', () => {
    const patterns = options[0] as Option;
    expect(withChoice(patterns, ['pair'], 'single', true)).toEqual(['single', 'pair']);
    expect(withChoice(patterns, ['single', 'pair'], 'single', false)).toEqual(['pair']);
    expect(withChoice(patterns, ['single'], 'single', true)).toEqual(['single']);
  });

  it('have a number again after a word in its place', () => {
    const turns = { ...option('turns', 'number', ['none'], 100), least: 20, most: 1000 };
    expect(rulesText({ turns: 'none' })).toBe('turns=none');
    expect(usualNumber(turns)).toBe(100);
    expect(usualNumber({ ...turns, standard: 'none' })).toBe(20);
  });
});

it('names a value by its phrase, or else by its name', () => {
  const [patterns, , jokers] = options as [Option, Option, Option];
  const phrases = { 'big2.option.patterns.pair': 'pairs' };
  expect(choiceTitle(patterns, ['single', 'pair'], phrases)).toBe('single, pairs');
  expect(choiceTitle(jokers, true, phrases)).toBe('yes');
});
