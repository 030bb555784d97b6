export declare function build(): Promise<boolean>;
