/**
 * OPR-65: what still has to be filled in: each text in square brackets of a document or a part of it, once, as it stands
 * there (`[Your phone number]`).
 */
export const gapsIn = (json: unknown): readonly string[] => [
  ...new Set(Array.from(JSON.stringify(json).matchAll(/\[\p{L}[^\][{}"]*\]/gu), ([gap]) => gap)),
]
