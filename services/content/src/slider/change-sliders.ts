import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import {
  type NewSlider,
  type SliderChange,
  type SliderKind,
  type SliderView,
  sliderViewSchema,
} from '@shop/contracts/services/content';
import { changesBetween, isEmpty } from '@shop/chassis/events/changes-between';
import { merged } from '../changes/merged.ts';
import { deleteSliderRow, insertSlider, lockSlider, type StoredSlider, updateSlider } from './slider-store.ts';

export interface SliderParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
}

/** Long texts are named without their values. */
const LONG_TEXTS: ReadonlySet<string> = new Set(['shortDescription', 'longDescription']);

export const sliderNotFound = (kind: SliderKind) => notFound(`There is no such ${kind} slider.`);

export const addSlider = (
  { database, outbox, now }: SliderParts,
  kind: SliderKind,
  { shortDescription = null, longDescription = null, ...slider }: NewSlider,
): Promise<SliderView> =>
  database.transaction(async (tx) => {
    const added = await insertSlider(tx, kind, { ...slider, shortDescription, longDescription }, now());
    outbox.append(tx, {
      type: 'content.slider-changed.v1',
      payload: { kind, sliderId: added.id, deleted: false, version: added.version },
    });
    return shown(added);
  });

/** Changes what is named. Throws a Problem 404. */
export const changeSlider = (
  { database, outbox }: SliderParts,
  kind: SliderKind,
  id: number,
  change: SliderChange,
): Promise<SliderView> =>
  database.transaction(async (tx) => {
    const stored = await lockSlider(tx, kind, id);
    if (!stored) throw sliderNotFound(kind);
    const before = shown(stored);
    const after = merged(before, change);
    const changes = changesBetween({ ...before }, { ...after }, LONG_TEXTS);
    if (isEmpty(changes)) return after;
    await updateSlider(tx, after);
    const payload = { kind, sliderId: id, deleted: false, version: stored.version + 1, changes };
    outbox.append(tx, { type: 'content.slider-changed.v1', payload });
    return after;
  });

/** Throws a Problem 404. */
export const deleteSlider = ({ database, outbox }: SliderParts, kind: SliderKind, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const slider = await lockSlider(tx, kind, id);
    if (!slider) throw sliderNotFound(kind);
    await deleteSliderRow(tx, id);
    const payload = { kind, sliderId: id, deleted: true, version: slider.version + 1 };
    outbox.append(tx, { type: 'content.slider-changed.v1', payload });
  });

const shown = (slider: StoredSlider): SliderView => sliderViewSchema.parse(slider);
