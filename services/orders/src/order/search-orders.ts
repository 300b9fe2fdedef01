import { containing } from '@shop/chassis/database/containing';
import { sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';

/** The condition that a typed text is a part of an order's id, its number or its customer's name. */
export const found = (text: string): SqlPart => sql`placed.search_text LIKE ${containing(text)}`;
