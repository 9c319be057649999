/** Chromium writes refused and lost requests to the console by itself; they are part of bad weather. */
export const isIgnoredError = (text: string): boolean => /Failed to load resource|net::ERR_/.test(text)
