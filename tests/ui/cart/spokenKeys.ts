/** A copy that says its keys and their arguments, so that a test sees which sentence was chosen. */
export const spokenKeys = <Copy>(): Copy =>
  new Proxy(
    {},
    {
      get: (_, key) => (args?: Readonly<Record<string, unknown>>) =>
        args === undefined ? String(key) : `${String(key)}(${Object.values(args).join(', ')})`,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    },
  ) as Copy
