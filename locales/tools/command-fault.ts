/** What keeps a command from its work, as one sentence for the one who typed it. */
export class CommandFault extends Error {}
