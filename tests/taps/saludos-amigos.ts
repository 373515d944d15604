/** What the sentences of Saludos Amigos! tell people to tap. */
import { tapped, type Taps } from './taps';

const TABLE = 'routes/saludos-amigos/TableBoard.dom.test.ts';
const HAND = 'routes/saludos-amigos/private/PrivateBoard.dom.test.ts';
const AGREES = tapped('a seal', TABLE, 'have everybody in an offer agree by a touch, and its proposer withdraw it');
const PLAYERS = tapped('players', TABLE, 'say at once whether an offer beats the tankard, and why not');

export const saludosAmigosTaps: Taps = {
  sa_guide_pouch: tapped('the pouch', TABLE, 'is drawn from by its holder, by the button or by a touch on it'),
  sa_guide_dice: tapped('their own die', TABLE, 'are rolled by everybody’s own tap on the die'),
  sa_tap_die: tapped('their die', TABLE, 'are rolled by everybody’s own tap on the die'),
  sa_dice_note: tapped(
    'their name',
    TABLE,
    'are rolled again for the lowest card, or for one that is chosen if there are several'
  ),
  sa_pick_cards: tapped('cards', HAND, 'seals any number of cards, none included, and says what they are worth'),
  sa_guide_talks: PLAYERS,
  sa_guide_stands: tapped(
    '“Nobody outbids …”',
    TABLE,
    'are over by one tap for all, unless somebody says “Wait!” and is in the next draft'
  ),
  sa_refusal_empty: PLAYERS,
  sa_beating_text: tapped('one', TABLE, 'show on request who could still beat the tankard, and take one of them over'),
  sa_pick_one: tapped('a card', HAND, 'pushes a card forward'),
  sa_help_talks_ruling_seal: AGREES,
  sa_help_talks_ruling_first: AGREES,
  sa_help_talks_ruling_again: 'why nobody is worn down by taps',
  sa_help_split_ruling_anew: tapped(
    'the button',
    TABLE,
    'begins the secret choice by a tap of the table, when the coalition had its time'
  ),
  sa_help_session_ruling_sight: tapped('to pay', TABLE, 'shows both sums when the cards lie open: 34 beats 30'),
  sa_help_computers_talks: tapped(
    'the head of a computer’s plate, or its sign in an offer',
    'routes/saludos-amigos/TableBoard.dom.test.ts',
    'ask a computer at its plate or in an offer, and put together what it would take, made by a person'
  )
};
