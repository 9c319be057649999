import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'

/** What is wrong with PORT, HOST or CAIRN_DATA, as a message for the person at the terminal. */
export const checkSettings = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  const port = portOf(env['PORT'] ?? '4173')
  if (port === undefined) return `PORT must be a whole number from 0 to 65535, not "${env['PORT']}".`
  return dataFolderComplaint(env['CAIRN_DATA'] ?? '.data') ?? (await portComplaint(port, env['HOST'] ?? '127.0.0.1'))
}

const portOf = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined

const dataFolderComplaint = (folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK)
    return undefined
  } catch (cause) {
    return `The data folder ${folder} cannot be used (${codeOf(cause)}). Set CAIRN_DATA to a folder you may write to.`
  }
}

const portComplaint = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (cause) => resolve(portProblem(codeOf(cause), port, host)))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })

const portProblem = (code: string, port: number, host: string): string => {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
    case 'EACCES':
      return `This user may not open port ${port}. Choose a port above 1023: PORT=4173 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine. Leave it out to listen on 127.0.0.1 only.`
    default:
      return `Port ${port} on ${host} cannot be opened (${code}).`
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
