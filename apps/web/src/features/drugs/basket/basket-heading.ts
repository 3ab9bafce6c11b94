/** The id of the basket's heading, to which the focus goes from what has been replaced. */
export const BASKET_HEADING = 'basket'
