/** What stands in the place of a password; sent back, it means "not changed". */
export const PASSWORD_MASK = '•'.repeat(8);
