/** How long to wait, in the words of a sentence: "a minute", "20 minutes". Begun minutes count whole. */
export function waitInWords(waitS: number): string {
  const minutes = Math.max(1, Math.ceil(waitS / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
