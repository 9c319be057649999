export type GeoPoint = { readonly lat: number; readonly lng: number }

/** Great circle (haversine) on a ball of 6371 km, to the tenth. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return Math.round(2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10
}
