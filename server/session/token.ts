import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. 256 random bits need no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * The refresh token that follows `token`: the same whenever it is asked for, so that a lost answer can be given again,
 * and not to be computed from the token alone (the salt never leaves the server) nor from the database alone.
 */
export const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', token).update(`cairn refresh ${salt}`).digest('base64url')
