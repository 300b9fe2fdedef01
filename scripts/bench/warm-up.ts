/** For how long every kind of call is made each time before it is measured. */
export const WARM_UP_S = 1;

/**
 * How often it has been made before it is measured for the first time. Node translates what runs often, and what a purchase sets
 * going costs twice as much until it has run some hundred times; the floor has done that within a second.
 */
export const WARM_UP_CALLS = 500;
