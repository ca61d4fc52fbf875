// The essays of Chloé Beaumont-Ray: beautiful sentences that sometimes run ahead of the argument.

export const chloeBeaumontRay = {
  why03: `In French one says that somebody keeps the silence, as though it were a thing that could be dropped. I like to imagine Socrates being handed it by the jury, very carefully, with both hands: here, keep this, and you may keep the rest.

Should he take it? I answered that the unexamined life is worth living but would be better examined, and so I can't say, with him, that there would be nothing left. There would be mornings. There would be the smell of the olive press, and his small son asleep. I think that people who tell him to die have not given enough thought to mornings.

And yet. What would he do with them? A silence that you choose is full of things you might say. A silence you've been paid to keep is full of what you were paid. Every beautiful morning would have a price on the back of it. I imagine him looking at the olive trees and thinking, "this one, and this one, I have for not asking Meletus what he meant." I don't believe that one can enjoy a thing for very long when one can see so clearly what was given for it.

This is my reason for refusing: the bargain would poison what it saves. It isn't that philosophy is worth more than life. It's that this life, bought in this way, would no longer be the one that he was trying to keep.

The one who disagrees will say that I am being literary. People get used to things. In a year he'd have forgotten the price and would simply be an old man in the sun. I think that it may be true, and that it's the saddest thing which could be said on the other side.`,
  eut03: `When I was eleven a woman whom I didn't know tied my scarf. I was standing at a tram stop in the snow with my hands full of somebody's birthday cake, and it had come undone, and she put down her bags, tied it, picked up her bags and got on the 9. She never said a word. I have been trying for ten years to be as good as that.

I chose the answer that God, if He commands it, does so because it is right, and so I'm obliged to say what He saw. I think He saw that there was a cold neck and free hands. Rightness is a kind of fit. The world makes a shape, a need with an edge to it, and an action comes along that has the same edge, and they close. We feel it as one feels a drawer slide home.

That is a picture, and I know I'm supposed to give a reason. Let me try to turn the one into the other. A need gives everyone who can meet it a reason to do so. Most of the time we have other reasons too, and have to choose. But sometimes there's nothing on the other side of the scale, or almost nothing: the 9 comes every six minutes. Then the reason is all there is, and to act on it is right, and not to act on it would be a sort of blindness.

The objection is that the interesting cases are never like this. There's always something on the other side of the scale, and a picture of a drawer doesn't tell us what to do when two of them want to slide into the same place. I grant it. I'd only say that we learn what rightness is from the clear cases, as we learn what blue is from the sky, and that nobody thinks we've failed to understand blue because there are scarves that might be green.`,
  kno03: `She does not know. It's a lovely little story, because everything in it is correct and yet there's a hole in the middle, and through the hole one can see the whole corridor, the brass hands, the silence where there should have been ticking.

What's in the hole? I'd say it's time itself. Rosa wants to know something about the present, and what she has is a souvenir. The clock is a photograph of last night at twenty past nine. It's a perfectly good photograph. If you look at a photograph of somebody smiling, and at that same moment, miles away, she happens to be smiling, you haven't seen her smile.

So my explanation is that to know something is to be in touch with it, and not just with something that looks like it.

I'll test this on a case of my own. I restore picture frames with my father. Once a client brought us a frame and said that it was Spanish, and I looked it over and agreed: the punchwork, the red under the gold. It was Spanish. But the corner that I had looked at was a replacement, made in Lyon in 1920 by someone clever. The real corners were under the wax. Did I know that it was Spanish? I was right, and I had my reasons, and my reasons had been carved by a Frenchman. I wasn't in touch with the frame. I was in touch with an imitation of it that was attached to it.

One could object that "in touch" is just a metaphor, and that I've said no more than that she knows if she's connected in the way one has to be connected in order to know. I feel this. I think that there's something behind the metaphor, that the thing known has to play some part in the knowing, but when I try to say which part I find myself reaching for another photograph.`,
  sce02: `I said that I can rule out a dream, and most of the people at my table said that they couldn't, and looked at me with a certain pity.

Here's what I meant. There is a thing that waking has and dreams don't, and it isn't vividness, for I've had dreams more vivid than any Tuesday. It is that the waking world answers back. My hands this morning were cold. I hadn't expected them to be. I went to fetch my gloves, and one of them was missing, and this was annoying, and I found it in the freezer, which is a story in itself. In a dream nothing is ever in the freezer unless I put it there, because there's nobody else to put it. Dreams flatter us. Even nightmares do, they're so very much about us. The world is the thing that isn't about me.

So I reject the second premise. I do know that I am not merely dreaming of my hands. I know it by their indifference.

The skeptic will say that I can't be sure that my sleeping mind isn't clever enough to surprise itself. I've thought about it. We surprise ourselves in dreams, a door opens and it's the sea. But I think that it's always the sort of surprise we were secretly waiting for. No dream has ever made me look for a glove for twenty minutes.

Is this an argument? It's a claim about what dreams are like, and someone whose dreams are duller than mine might not share it. I suppose that the skeptic's premise is a claim of the same kind, only it's made about everyone, by a person who has only had his own.`,
  ind02: `I'll say Hume's argument as though I believed it. You have behind you a long corridor of mornings, all lit. In front of you there is a door. You're sure that there is another lit room behind it. Why? "Because they've all been lit." But this is only a description of the corridor. You need a principle that says that doors open onto rooms like the ones before them, and where would you find one? Not by thinking, as you can think of a dark room without the slightest difficulty. Not by looking, because wherever you look it's the corridor. So there's no reason. There is the corridor, and there is your hand already on the handle.

I think that it's the most beautiful argument we've read. And I answered that we do have a good reason.

[-I believe this because a world in which the past were no guide would not be a world at all. It would be a heap of moments, like beads without a string. We could not even speak in it, for to use a word twice is to trust that it still means what it did. The very sentence in which Hume doubts the string is strung on it. So we must believe in the string, if we are to believe in anything, and what we must believe we have a reason to believe.-] {+When I handed in the first version of this, I wrote that without trust in the past we couldn't so much as use a word twice, that the sentence in which Hume doubts the string is strung on it. It was a pretty thing to say. But it isn't an answer. It shows that Hume can't help relying on the past while he argues, and he'd be the first to agree: he says that none of us can help it. From our not being able to do without something it doesn't follow that it's true.+}

{+So here is a plainer attempt. Hume asks for a reason which would be a reason for anyone, even for someone who had never trusted the past at all, who stands at the door with no corridor behind her. I don't think that there's any such reason. I also don't think there is any such person. If reasons are always reasons for somebody who already believes something, then what we should ask isn't whether I could build the corridor from nothing, but whether, being in it, I've any cause to doubt the next room. And I have none. The lack of a cause to doubt isn't nothing. In a court it's a great deal.+}

{+It's less beautiful than the corridor, I know. I've decided that it's a point in its favor.+}`,
  min02: `Madame,

You will forgive me if I write as one does to a friend. I have just come from your letter of May, and I'd like to answer it before I've had time to become afraid of you.

You ask how the soul can push. I have said that I'm a single physical thing, and that what I feel is not among its physical properties, and I know that you will lay the same question before me with a small adjustment. Then let me say at once what I don't believe. I don't believe that the feeling stands behind the body and leans on it. I don't believe there is any moment at which physics falters and my sorrow steps in to lift the hand.

What I do believe can be put in three steps, and I have tried to keep it free from decoration. First, a cause is whatever makes the difference. We say the frost broke the pipe, not that the pipe's being in Geneva did, since without the frost it would have held. Second, it sometimes happens that the difference is made by what something is like. I put my hand to my cheek because it hurt; had it tickled, with everything else as near to the same as could be, I'd have laughed. Third, if making a difference is all there is to being a cause then what it was like was a cause, and no one needs to find the place where it leaned.

You'll say that I have cheated in the second step. For if it had tickled then the nerves would have been different also, and it's this difference that made me laugh. Yes: the two don't come apart. But that cuts in both directions. If they never come apart then you cannot show me that it was the nerves rather than the feeling, any more than I can show you the reverse. You had thought that the body had the better claim because we understand how it works. I say that we only know that it makes a difference, and so does this.

I remain, with an admiration that I can't altogether hide,
Chloé`,
  mar02: `I restore picture frames with my father, and he can tell two blacks apart that I cannot. He has tried to teach me. "That one's warm," he says. I can measure them, and I know which has the bone char in it, and I look, and they're both black.

What does he have that I don't? If it were a piece of information then he could tell me, and he has told me. I know that the one is warmer. I can't see it. So when we came to Mary I said that she gains an ability, that she comes out of the room able to do with her eyes what she could until then do only with her instruments. I said so in spite of what I wrote to Elisabeth, that experiences aren't physical properties, and I'd like to note that the two are compatible. One can think that the experience isn't physical and still deny that this story shows it.

The strongest objection is one that I owe to somebody in section. Imagine a Mary who sees red for a single instant and is then struck so that she can neither remember it nor imagine it nor recognize it again. She never has the ability, not for so long as it takes to exercise it once. Yet during that instant, surely, she knew what it was like. So knowing what it's like can't be the ability.

My reply is that she had the experience but did not know anything, as someone who talks in her sleep says something but doesn't assert it. Knowledge has to be kept at least long enough to be used. A bird that crosses the window hasn't been caught.

I'm not satisfied with that. It seems a little hard to say to the momentary Mary, while she's looking straight at it, that she doesn't know what it is like. The reply is thin, and I'd give a good deal for a thicker one. If it fails then I'll have to change my answer, and my father will say that he told me so.`,
  per03: `There is a photograph in which I'm a blur at the edge of somebody else's picnic. My mother has written the date underneath, and "C., running." I am two. It's the earliest one, and I've always been glad that it's out of focus.

I said that I wake up on Mars, and that if there are two of us there's no answer, because being the same isn't what matters. I would like to stay with "what matters," because I think that the blur and I can show what I mean by it.

Suppose someone asks whether I'm the same person as the blur. I can tell them everything: what of her is left in me and what isn't. Left: a dislike of hats, a scar, perhaps the running. Not left: the language she was learning first, the certainty that she'd be picked up. When I've told them all of it, and they say "yes, but are you she?", I find that I don't know what else they want. It's like asking of two drafts of a letter whether they are the same letter. One can lay them side by side and compare every line. There isn't something further to compare.

What then of one who has lost all memory? On my view she's a draft from which nearly everything has been struck out. I don't say that it's no longer the same letter; I say that the question has stopped being worth its ink. Much of what one loved may be gone and some of it be there: a way of laughing, a hand. One goes on loving what there is.

It'll be said that this is a comfortable thing to write, and that if I were told that I would be in pain tomorrow, I'd care very much whether it was I. So I should. I notice, though, that I'd care in the same way if I were told that it would be the one on Mars.`,
  fre03: `I stopped dancing. It doesn't sound like a decision, and for a long time I let people think that my knee had made it. My knee was fine. I was seventeen, I had an audition in Montréal, and I stayed in bed.

I've said that with the whole past as it was I couldn't have done otherwise, and that I act freely when I do what I want for reasons of my own. I can feel those two pulling apart in this case, and so it's a good one. Did I do what I wanted? I wanted to dance, more than anything. I also wanted, more quietly, never to be looked at in that way again. The second want had no arguments. It simply lay down on top of me and was heavy.

I think that it was free, and that what makes me think so is what happened afterward. I didn't go back. There were other auditions. If that morning had been a kind of seizure, something that came between me and what I cared about, I'd have been sorry, and I'd have fought it. I was ashamed, and I was relieved, and little by little I found that the relief was the truer of the two. An action is mine if I can come to stand behind it.

The objection is that one can come to stand behind anything. People make their peace with what was done to them, and it doesn't turn what was done into a choice. It's a serious objection, and I'd answer it like this: to make peace with a thing you have to meet it as a stranger. I never had to be introduced to that morning.`,
} as const;
