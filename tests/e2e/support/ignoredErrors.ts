/** Chromium itself writes refused and lost requests to the console; they belong to a bad network. */
export const isIgnoredError = (text: string): boolean => /Failed to load resource|net::ERR_/.test(text)
