declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core'

  /** The package ships this entry without types. */
  export default function compileModule(messageFormat: MessageFormat, messages: object): string
}
