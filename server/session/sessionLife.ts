/** All in ms. AUTH-05, AUTH-15: guests live 90 days and who signed in 30 whatever they do; an access token ten minutes. */
export const sessionLife = {
  access: 10 * 60_000,
  guest: 90 * 24 * 3_600_000,
  registered: 30 * 24 * 3_600_000,
} as const
