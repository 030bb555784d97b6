/** A command that cannot do its work, with a message that tells the person what to do. The exit status is 2. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
