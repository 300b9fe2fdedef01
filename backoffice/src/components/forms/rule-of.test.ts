import { emailSchema } from '@shop/contracts/rest/auth';
import { shopTexts } from '@shop/contracts/rest/vendors';
import { ruleOf } from './rule-of.ts';

const say = (rule: ReturnType<typeof ruleOf>, value: unknown) => rule(value, {}, {}) as unknown;

describe('the server’s rule of a field', () => {
  it('speaks in the server’s words, and says nothing of what it takes', () => {
    const website = ruleOf(shopTexts.shopWebsite);
    expect(say(website, 'kids.example')).toBe('Invalid URL');
    expect(say(website, 'https://kids.example')).toBeUndefined();
  });

  it('knows which fields may stay empty', () => {
    expect(say(ruleOf(shopTexts.shopEmail), undefined)).toBeUndefined();
    expect(say(ruleOf(emailSchema), undefined)).toBe('E-mail is required.');
    expect([ruleOf(shopTexts.shopEmail).isRequired, ruleOf(emailSchema).isRequired]).toEqual([false, true]);
  });
});
