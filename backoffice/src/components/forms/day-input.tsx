import { DateInput, type DateInputProps } from 'react-admin';

/**
 * An empty day is an empty text, as the field itself says. As `null` it would count as changed when the field is left: a form
 * would hold back who leaves it, and a list would look anew half a second later, over what was opened meanwhile.
 */
const asWritten = (day: string | null | undefined): string => day ?? '';

/** A day as YYYY-MM-DD. */
export const DayInput = (input: Omit<DateInputProps, 'format'>) => <DateInput {...input} format={asWritten} />;
