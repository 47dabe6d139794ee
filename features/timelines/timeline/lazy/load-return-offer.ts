/**
 * Loads the function that offers to return from the top of a list. Apart from the index file, which the first chunk would
 * otherwise include with everything that it exports.
 */
export const loadReturnOffer = () => import('../offer-return')
