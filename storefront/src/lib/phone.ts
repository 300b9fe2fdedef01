/** "+233 24 123 4567" of a Ghanaian number as the shop stores it; whatever else stands there stays as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^\+233(\d{2})(\d{3})(\d{4})$/, '+233 $1 $2 $3');
