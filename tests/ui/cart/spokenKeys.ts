/** Copy that returns its keys and arguments, so that a test sees which message was chosen. */
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
