"""What the view promises about questions to come, held against the questions themselves."""

from quivira.games.san_juan import GAME
from quivira.games.san_juan.rules.builder import Build
from quivira.games.san_juan.rules.paying import BlackMarket, Overbuild
from quivira.games.san_juan.rules.price import price
from quivira.games.san_juan.state import SanJuan
from quivira.games.san_juan.view import PricedCardView, WayView, view
from quivira.kernel import NONE, Rng, Step, settle

GAMES = 12


def test_each_way_to_build_is_put_as_the_questions_put_it() -> None:
    """Rules 22, 48, 57: the way is asked for where the view says so, at its price, and with as many goods."""
    overbuilt = marketed = 0
    for seed in range(GAMES):
        rng = Rng(seed, 1)
        s = GAME.new(2, {"expansion": True})
        settle(s, rng)
        while not s.is_over():
            seat = s.actors()[0]
            if isinstance(s.stack[-1], Build):
                own = view(s, seat)
                hand = own.players[seat].hand or []
                cards = [*hand, *([own.cathedral] if own.cathedral else [])]
                assert {f"build:{card.key}" for card in cards if card.ways} == builds(s, seat)
                for card in cards:
                    for way in card.ways:
                        after = built(s, seat, card, way)
                        top = question(after)
                        assert isinstance(top, BlackMarket) == (way.goods > 0)
                        overbuilt += way.at is not None
                        if isinstance(top, BlackMarket):
                            assert (top.due, top.most) == (way.price, way.goods)
                            marketed += 1
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
            settle(s, rng)
    assert overbuilt > GAMES
    assert marketed > GAMES


def question(s: SanJuan) -> Step[SanJuan] | None:
    return s.stack[-1] if s.stack else None  # the last building may have ended the game


def builds(s: SanJuan, seat: int) -> set[str]:
    return {action.key for action in s.legal(seat) if action.verb == "build"}


def built(s: SanJuan, seat: int, card: PricedCardView, way: WayView) -> SanJuan:
    """The table after the card and the way have been named; the price is that of the rules."""
    after = s.clone()
    after.apply(seat, GAME.space.parse(f"build:{card.key}"))
    assert isinstance(question(after), Overbuild) == way.asked
    if way.asked:
        site = view(after, seat).site
        assert site is not None
        assert way in site.ways, "the price of each place stays in sight while it is asked for"
        after.apply(seat, GAME.space.parse(f"over:{way.over}"))
    if after.building != NONE:
        assert after.over == (NONE if way.at is None else way.at)
        assert way.price == price(s, seat, after.building, after.over)
    assert way.price == max(sum([term.amount for term in way.modifiers]), 0)
    return after
