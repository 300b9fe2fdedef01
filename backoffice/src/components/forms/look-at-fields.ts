/** What every form says that is not sent because of what was typed. */
export const LOOK_AT_FIELDS = 'Please look at the fields in red.';
