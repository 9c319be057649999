/** The pictures that operators upload, and how the shop serves them (OPS-50, OPS-52). */
export const shopPicture = {
  /** Bytes of the file, before it is written as base64. */
  mostBytes: 12_582_912,
  /** Of a side, px. */
  sides: { least: 16, most: 12_000 },
  mostPixels: 50_000_000,
  /** At which it is served, px; none is wider than the picture itself. The widest is kept. */
  widths: [160, 320, 480, 640, 960, 1_280, 1_920, 2_560],
  /** OPR-49: of one colour of a product. */
  mostOfColour: 12,
  /** For how many days a removed picture can be brought back. */
  undoDays: 30,
} as const
