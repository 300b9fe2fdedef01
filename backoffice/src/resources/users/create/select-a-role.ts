/** Said at the field, and in a dialog to who sends the form without a role. */
export const SELECT_A_ROLE = 'Please select a role';
