/** Tells React's `use` once the promise has kept its word (`status`, `value`), so that what is already here is read without suspending for a tick. */
export const usable = <Value>(promise: Promise<Value>): Promise<Value> => {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}
