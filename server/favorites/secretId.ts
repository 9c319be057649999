/** Two UUIDv7s in one: 148 random bits, so that a link with it cannot be guessed. */
export const secretId = (newId: () => string): string => `${newId()}${newId()}`.replaceAll('-', '')
