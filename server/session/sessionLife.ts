/** All in ms. AUTH-05: guests live 90 days whatever they do; an access token ten minutes. */
export const sessionLife = {
  access: 10 * 60_000,
  guest: 90 * 24 * 3_600_000,
} as const
