/**
 * How wide pictures of clothes are shown, in the words of the `sizes` attribute. On a phone a little less than it is: the
 * next larger file weighs twice as much and can hardly be told apart.
 */
export const CARD_SIZES = '(min-width: 64rem) 18rem, 44vw';
export const GALLERY_SIZES = '(min-width: 64rem) 28rem, 62vw';
