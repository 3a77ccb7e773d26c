// The id of the words of the question: an answer that cannot be given yet is described by them.
export const PROMPT_WORDS = 'prompt-words';
