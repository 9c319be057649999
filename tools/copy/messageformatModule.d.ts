/** The package ships these types next to the file, but its export map hides them. */
declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core'
  export default function compileModule(
    messageformat: MessageFormat,
    messages: Readonly<Record<string, string>>,
  ): string
}
