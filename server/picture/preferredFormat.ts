import { pictureFormats } from '../kit/Pictures.ts'
import type { PictureFormat } from '../kit/Pictures.ts'

/**
 * OPS-52: the format that a browser's `Accept` prefers. AVIF and WebP only where it names them: `image/*` is said by
 * programs that know neither. Among equals, the one with the fewest bytes.
 */
export const preferredFormat = (accept: string | undefined): PictureFormat => {
  const weights = new Map((accept ?? '').toLowerCase().split(',').map(weightOf))
  const weight = (format: PictureFormat): number => {
    const own = weights.get(`image/${format}`)
    return format === 'jpeg' ? (own ?? weights.get('image/*') ?? weights.get('*/*') ?? 0) : (own ?? 0)
  }
  const named = pictureFormats.filter((format) => format !== 'jpeg' && weight(format) > 0)
  return named.toSorted((a, b) => weight(b) - weight(a)).find((format) => weight(format) >= weight('jpeg')) ?? 'jpeg'
}

/** A media range and how much it is wanted, 0–1. */
const weightOf = (range: string): readonly [string, number] => {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  const written = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = written === undefined ? 1 : Number(written.slice(2))
  return [type, Number.isFinite(weight) ? weight : 0]
}
