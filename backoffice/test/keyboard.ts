import type { Locator, Page } from 'playwright-core';

type Files = Parameters<Locator['setInputFiles']>[0];

const MOST_STOPS = 150;
/** A date has three parts and a film its buttons; Tab goes through them before it leaves. */
const MOST_WITHIN_ONE = 12;

/** What has the focus, and whether that is the wanted one; how it looks then, once what moves has come to rest. */
const focusSeenFrom = (wanted: Locator) =>
  wanted.evaluate(async (wanted) => {
    const focus = document.activeElement ?? document.body;
    const label = focus instanceof HTMLInputElement ? focus.labels?.[0]?.textContent : null;
    const text = focus === document.body ? 'nothing' : focus.textContent;
    const name = (focus.getAttribute('aria-label') ?? label ?? text ?? '').trim().slice(0, 60) || focus.tagName;
    if (focus !== wanted) return { name, isThere: false, isFramed: null, coveredBy: null };

    const isFrame = (element: Element) => {
      const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element);
      const isOutlined = outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
      return isOutlined || (element.tagName === 'FIELDSET' && Number.parseFloat(borderTopWidth) >= 2);
    };
    const look = () => {
      // The frame stands around it, or around the field or the button that it is the input of.
      const around: Element[] = [];
      for (let one: Element | null = focus; one && around.length < 5; one = one.parentElement)
        around.push(one, ...one.querySelectorAll(':scope > fieldset'));
      const { x, y, width, height } = focus.getBoundingClientRect();
      const atItsMiddle = document.elementFromPoint(x + width / 2, y + height / 2);
      const isSeen = atItsMiddle !== null && (focus.contains(atItsMiddle) || atItsMiddle.contains(focus));
      return {
        isFramed: around.some(isFrame),
        coveredBy: isSeen ? null : (atItsMiddle?.outerHTML.slice(0, 120) ?? 'the edge of the window'),
      };
    };
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    const { isFramed, coveredBy } = look();
    if (!isFramed || coveredBy !== null) await Promise.allSettled(passing.map(({ finished }) => finished));
    return { name, isThere: true, ...look() };
  });

/**
 * Presses Tab until the wanted one has the focus, and sees to it that everybody sees so: a frame stands around it, and nothing
 * before it. Throws where the focus stays in one place or goes round without coming by.
 */
export async function tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor();
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const { isThere, name, ...look } = await focusSeenFrom(wanted);
    if (isThere) {
      expect({ name, ...look }).toEqual({ name, isFramed: true, coveredBy: null });
      return;
    }
    passed.push(name);
    const lately = passed.slice(-MOST_WITHIN_ONE);
    if (lately.length === MOST_WITHIN_ONE && lately.every((one) => one === name))
      throw new Error(`${key} does not leave “${name}”.`);
    await wanted.page().keyboard.press(key);
  }
  const round = [...new Set(passed)].join(' | ');
  throw new Error(`${key} does not come to ${String(wanted)}. It goes round by: ${round}`);
}

/** What is pressed is found by all that it is called. */
export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
export const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });

/** Leaves out the bar and the menu, as the first stop of every screen offers. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page.getByRole('button', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
}

/** Presses a button, or follows a link. */
export async function push(wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(wanted);
  await wanted.page().keyboard.press(key);
}

/** Answers the question that stands open; it keeps the focus until then. */
export async function answer(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await push(dialog.getByRole('button', { name: action, exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

type Filling = (field: Locator, page: Page) => Promise<void>;

const written =
  (text: string): Filling =>
  async (_field, { keyboard }) => {
    await keyboard.press('Control+A');
    await keyboard.type(text);
  };

/** Ticks what is not ticked, and the other way round. */
export const toggled: Filling = (_field, { keyboard }) => keyboard.press('Space');

/** One of the list that a field opens. */
export const chosen =
  (option: string): Filling =>
  async (_field, page) => {
    await page.keyboard.press('Enter');
    const wanted = page.getByRole('option', { name: option, exact: true });
    await wanted.waitFor();
    const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
    await page.keyboard.press('Home');
    for (let step = 0; step < MOST_STOPS && !(await hasFocus()); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // While it fades it has no role any more, yet lies over what comes next.
    await page.locator('[role=listbox]').waitFor({ state: 'detached' });
  };

/** The one that is found by what is typed. An answer of the server takes the mark from an option, so it is set until it stays. */
export const found =
  (text: string): Filling =>
  async (field, page) => {
    await written(text)(field, page);
    const options = page.getByRole('option');
    const wanted = options.filter({ hasText: text });
    await wanted.waitFor();
    await options.nth(1).waitFor({ state: 'detached' });
    const isMarked = async () =>
      (await field.getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id', { timeout: 5_000 }));
    for (let step = 0; step < MOST_STOPS; step += 1) {
      if (!(await isMarked())) await page.keyboard.press('ArrowDown');
      else {
        await page.keyboard.press('Enter');
        const isTaken = await wanted.waitFor({ state: 'detached', timeout: 5_000 }).then(
          () => true,
          () => false,
        );
        if (isTaken) return;
      }
    }
    throw new Error(`“${text}” can't be marked and taken from the list.`);
  };

/** A day, as 1990-05-31, typed in the order in which the browser asks for its parts. */
export const day =
  (iso: string): Filling =>
  (_field, { keyboard }) => {
    const [year = '', month = '', date = ''] = iso.split('-');
    return keyboard.type(`${month}${date}${year}`);
  };

/** Files, from the chooser of the device that the key opens. */
export const files =
  (chosen: Files, key: 'Enter' | 'Space' = 'Enter'): Filling =>
  async (field, page) => {
    const opened = page.waitForEvent('filechooser');
    // With the answer to this the browser knows that somebody waits for its chooser.
    await field.isVisible();
    await page.keyboard.press(key);
    await (await opened).setFiles(chosen);
  };

const inWords = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What is asked for in any case has an asterisk beside its label. */
const labelled = (within: Page | Locator, label: string) =>
  within
    .getByLabel(new RegExp(`^${inWords(label)}\\s*\\*?$`))
    .and(within.locator('input, textarea, [role=combobox]'))
    .filter({ visible: true });

/** Fills fields by their labels, in the order in which Tab comes by them; a text is typed in place of what was there. */
export async function fill(within: Page | Locator, fields: Readonly<Record<string, string | Filling>>): Promise<void> {
  const page = 'mouse' in within ? within : within.page();
  for (const [label, filling] of Object.entries(fields)) {
    const field = labelled(within, label);
    await tabTo(field);
    await (typeof filling === 'string' ? written(filling) : filling)(field, page);
  }
}
