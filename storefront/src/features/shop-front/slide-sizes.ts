/** How wide slides are shown. On a phone a little less than it is: the next larger file weighs twice as much. */
export const SLIDE_SIZES = '(min-width: 64rem) 48rem, 85vw';
