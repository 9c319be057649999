import { safeAddress } from '../kit/safeAddress.ts'

/** A gallery of another company: the addresses of the widgets' script, and of the service that it asks. */
export type GalleryConfig = { readonly script: string; readonly base: string }

/**
 * CMS-58: CAIRN_GALLERY_SCRIPT and CAIRN_GALLERY_BASE, both or neither; null = the built-in gallery. A wrong value stops
 * the start with a message.
 */
export const galleryConfig = (env: Readonly<Record<string, string | undefined>>): GalleryConfig | null => {
  const script = env['CAIRN_GALLERY_SCRIPT'] || null
  const base = env['CAIRN_GALLERY_BASE'] || null
  if (script === null && base === null) return null
  if (script === null || base === null)
    throw new Error('CAIRN_GALLERY_SCRIPT and CAIRN_GALLERY_BASE name one gallery: set both, or neither.')
  return { script: addressOf('CAIRN_GALLERY_SCRIPT', script), base: addressOf('CAIRN_GALLERY_BASE', base) }
}

const addressOf = (name: string, written: string): string => {
  const address = safeAddress(written)
  if (address === null) throw new Error(`${name} is ${written}; it must be an address that begins with https://.`)
  return address.href
}
