/** What is there at once or later: an index in memory answers at once, one on other machines later. */
export type Awaitable<Value> = Value | Promise<Value>;
