import type { Defect } from "../defect.ts";

const logIn = "server/src/features/session/commands/log-in.ts";
const guessesTest = "server/test/features/session/password-guesses.test.ts";

/** How many passwords a stranger may try in a day, and who is not counted. */
export const passwordGuesses: readonly Defect[] = [
  {
    title: "strangers try passwords all day",
    file: logIn,
    text: "const forgiveGuess = await countGuessNow(parts, email, client);",
    becomes: "const forgiveGuess = async (_ = countGuessNow) => {};",
    test: [guessesTest, "wrong passwords of one address end with its day's guesses"],
  },
  {
    title: "a right password stays counted as a guess",
    file: logIn,
    text: "await forgiveGuess();",
    becomes: "void forgiveGuess;",
    test: [guessesTest, "right passwords of a new device use up no guesses"],
  },
];
