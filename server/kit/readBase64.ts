/** Null = not base64: what Node would pass over is no part of a file that somebody has sent whole. */
export const readBase64 = (text: string): Buffer | null =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null
