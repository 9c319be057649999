import { judgeWalks } from './judgeWalks.ts'

judgeWalks('around it')
