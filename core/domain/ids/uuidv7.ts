/**
 * A UUIDv7 (RFC 9562 §5.7): 48 bits of `at` (epoch ms), 12 bits of `counter`, then 62 random bits, so that later ids sort
 * later. `random`: ten bytes. Without a counter, those 12 bits are random too.
 */
export const uuidv7 = (
  at: number,
  random: Uint8Array,
  counter: number = (((random[8] ?? 0) << 8) | (random[9] ?? 0)) & 0xfff,
): string => {
  const time = at.toString(16).padStart(12, '0')
  const version = `7${counter.toString(16).padStart(3, '0')}`
  const variant = hex(0x80 | ((random[0] ?? 0) & 0x3f))
  let tail = ''
  for (let place = 1; place < 8; place++) tail += hex(random[place] ?? 0)
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`
}

/** A byte, 0 to 255. */
const hex = (byte: number): string => (byte < 16 ? '0' : '') + byte.toString(16)
