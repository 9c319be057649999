/** PAY-34, ERR-16: what stands for a refused, failed or closed 3-D Secure challenge; no code of the catalogue does. */
export const authenticationFailed = 'authentication-failed'

/** PAY-30: not authorised, and the bank gave no page on which it could be. */
export const paymentRefused = 'PAY400'

/** ERR-166: what pays does not cover the total, or no longer as it was shown. */
export const paymentNotEnough = 'PYT400'
