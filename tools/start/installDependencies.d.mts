export declare const projectRoot: string
export declare const installDependencies: () => void
