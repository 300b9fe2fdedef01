import { foldForSearch } from '@shop/contracts/text';
import { sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';

/** A pattern that finds the text itself: a backslash takes the meaning from the signs that LIKE knows. */
export const containing = (text: string): string => `%${foldForSearch(text).replace(/[\\%_]/g, '\\$&')}%`;

/** The condition that a typed text is a part of an order's id, its number or its customer's name. */
export const found = (text: string): SqlPart => sql`placed.search_text LIKE ${containing(text)}`;
