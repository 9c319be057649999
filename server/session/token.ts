import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database stores of a token. 256 random bits need no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * The refresh token that follows `token`: always the same, so that a lost answer can be repeated, but not computable
 * from the token alone (the salt never leaves the server) nor from the database alone.
 */
export const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', token).update(`cairn refresh ${salt}`).digest('base64url')

/**
 * All in ms. AUTH-05, AUTH-15: a guest session lasts 90 days, an account's 30, whatever they do; an access token lasts
 * ten minutes.
 */
export const sessionLife = {
  access: 10 * 60_000,
  guest: 90 * 24 * 3_600_000,
  registered: 30 * 24 * 3_600_000,
} as const
