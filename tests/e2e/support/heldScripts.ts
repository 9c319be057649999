import type { Visitor } from './browser.ts'

/** The scripts of the shop wait until they are let go: what stands on the screen meanwhile is the server's. */
export const heldScripts = async ({ page }: Visitor): Promise<() => Promise<void>> => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await free
    await route.continue()
  })
  return async () => letGo()
}
