import Hls from 'hls.js/light'

/**
 * CMS-48: plays an HLS playlist in a browser that cannot by itself. Returns how to end it; `onFailed` is called at most
 * once, when nothing more will come.
 */
export const playByHls = (
  film: HTMLVideoElement,
  playlist: string,
  onFailed: (reason: string) => void,
): (() => void) => {
  if (!Hls.isSupported()) {
    onFailed('unsupported')
    return () => {}
  }
  // Its worker would be made from a blob, which the shop's policy forbids.
  const hls = new Hls({ enableWorker: false })
  hls.on(Hls.Events.ERROR, (_, { fatal, details }) => {
    if (!fatal) return
    hls.destroy()
    onFailed(details)
  })
  hls.loadSource(playlist)
  hls.attachMedia(film)
  return () => hls.destroy()
}
